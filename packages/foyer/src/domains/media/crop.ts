interface Size {
  width: number
  height: number
}

export interface FocalPoint {
  /** Parts of width and height, from 0 to 1. */
  x: number
  y: number
}

export interface Crop extends Size {
  left: number
  top: number
}

/**
 * The largest part of a picture with the wanted shape, with the focal point as close to its centre as the edges allow.
 */
export function cropAround(picture: Size, shape: Size, focal: FocalPoint): Crop {
  const scale = Math.min(picture.width / shape.width, picture.height / shape.height)
  const width = Math.max(1, Math.min(picture.width, Math.round(shape.width * scale)))
  const height = Math.max(1, Math.min(picture.height, Math.round(shape.height * scale)))
  return {
    left: within(Math.round(focal.x * picture.width - width / 2), picture.width - width),
    top: within(Math.round(focal.y * picture.height - height / 2), picture.height - height),
    width,
    height,
  }
}

function within(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max)
}
