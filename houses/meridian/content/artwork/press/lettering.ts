/** Large lettering: Bricolage Grotesque, heavy, narrow and aligned left. */
export interface Voice {
  x: number
  /** The first line's baseline. */
  y: number
  size: number
  /** From 75 (narrow) to 100. */
  width?: number
  weight?: number
  leading?: number
  anchor?: 'start' | 'middle' | 'end'
  tracking?: number
}

const asXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export function lettering(rows: string | string[], voice: Voice): string {
  const { x, y, size, width = 84, weight = 800, leading = 0.87, anchor = 'start', tracking = -0.012 } = voice
  const style = `font-variation-settings:'opsz' 96,'wdth' ${width},'wght' ${weight};letter-spacing:${tracking}em`
  return [rows]
    .flat()
    .map(
      (row, at) =>
        `<text x="${x}" y="${y + at * size * leading}" font-family="Bricolage" font-size="${size}" text-anchor="${anchor}" fill="currentColor" style="${style}">${asXml(row)}</text>`,
    )
    .join('')
}
