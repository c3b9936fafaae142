/** Reads the body of a foreign server's answer. Throws where it is longer than `maxBytes`. */
export async function readWithin(response: Response, maxBytes: number): Promise<Buffer> {
  const tooLong = () => new RangeError('The answer is longer than what is read')
  const announced = Number(response.headers.get('content-length') ?? 0)
  const chunks: Uint8Array[] = []
  let size = 0
  if (response.body) {
    if (announced > maxBytes) {
      await response.body.cancel()
      throw tooLong()
    }
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      size += chunk.length
      // Leaving the loop closes the connection.
      if (size > maxBytes) throw tooLong()
      chunks.push(chunk)
    }
  }
  return Buffer.concat(chunks)
}
