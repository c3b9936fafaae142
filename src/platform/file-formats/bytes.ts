/** So much is read at once: formats are judged by many small pieces that lie near each other. */
const BLOCK = 64 * 1024

/** The content of a file, read piece by piece: a film is judged without ever being in memory as a whole. */
export class Bytes {
  readonly length: number
  readonly #content: Blob
  #start = 0
  #block: Buffer = Buffer.alloc(0)

  constructor(content: Blob) {
    this.#content = content
    this.length = content.size
  }

  /** What there is of a piece: at the end of the file it is shorter, and behind it empty. Pieces are small. */
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
