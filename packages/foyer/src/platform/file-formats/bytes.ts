/** Bytes that are read at once: a format is recognised by many small pieces that are near each other. */
const BLOCK = 64 * 1024

/** Reads the content of a file piece by piece, so that a film is never in memory as a whole. */
export class Bytes {
  readonly length: number
  readonly #content: Blob
  #start = 0
  #block: Buffer = Buffer.alloc(0)

  constructor(content: Blob) {
    this.#content = content
    this.length = content.size
  }

  /** A piece of the content. Shorter at the end of the file, and empty behind it. */
  async read(start: number, length: number): Promise<Buffer> {
    const end = Math.min(start + length, this.length)
    if (start >= end) return Buffer.alloc(0)
    if (start < this.#start || end > this.#start + this.#block.length) {
      const block = this.#content.slice(start, start + Math.max(BLOCK, length))
      this.#block = Buffer.from(await block.arrayBuffer())
      this.#start = start
    }
    return this.#block.subarray(start - this.#start, end - this.#start)
  }
}
