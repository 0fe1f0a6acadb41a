import { PNG } from 'pngjs'

/** Returns the widths of the stretches of a row of pixels that differ from its first pixel. */
export function linesInRow(picture: Buffer, y: number, left: number, right: number): number[] {
  const { data, width } = PNG.sync.read(picture)
  const pixel = (x: number) => data.readUInt32BE((Math.round(y) * width + Math.round(x)) * 4)
  const lines: number[] = []
  let length = 0
  for (let x = left; x <= right; x += 1) {
    if (pixel(x) !== pixel(left)) length += 1
    else if (length > 0) lines.push(length)
    if (pixel(x) === pixel(left)) length = 0
  }
  return lines
}
