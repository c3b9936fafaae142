import { type Box, type Colour, drawnBox, neededContrast, type Pixels, worstContrast } from './contrast.ts'

/** A text that is hard to read on its ground. */
export interface Faint {
  module: string
  words: string
  contrast: number
  needed: number
}

/**
 * Finds illegible text on pictures and films in the current layout and width: draws the picture again, and measures
 * what is behind the text. A film is measured by its poster, or by its current frame if it has none.
 */
export async function findFaintWords(root: ParentNode = document): Promise<Faint[]> {
  const found: Faint[] = []
  for (const media of root.querySelectorAll<Media>('[data-module] :is(img, video)')) {
    const module = media.closest<HTMLElement>('[data-module]')
    const words = module ? wordsOn(media, module) : []
    if (!module || words.length === 0) continue
    const picture = await drawn(media)
    // Media that cannot be drawn now are not reported.
    if (!picture) continue
    for (const { node, parent, between } of words) {
      const { color, fontSize, fontWeight } = getComputedStyle(parent)
      const size = Number.parseFloat(fontSize)
      const needed = neededContrast(size, Number(fontWeight))
      const boxes = boxesOf(node).map((box) => scaled(box, picture))
      const letter = (size / 2) * picture.scale
      const contrast = worstContrast({ colour: colourOf(color), boxes, letter }, picture.pixels, between)
      if (contrast < needed)
        found.push({
          ...{ module: module.dataset.module ?? '', words: node.data.trim().slice(0, 40) },
          ...{ contrast, needed },
        })
    }
  }
  return found
}

type Media = HTMLImageElement | HTMLVideoElement

interface WordsOn {
  node: Text
  parent: Element
  /** The colours between picture and text, from below. */
  between: Colour[]
}

/** The texts of a module that are placed on the picture, with nothing opaque between. */
function wordsOn(media: Media, module: Element): WordsOn[] {
  const place = media.getBoundingClientRect()
  const walker = document.createTreeWalker(module, NodeFilter.SHOW_TEXT)
  const found: WordsOn[] = []
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement
    if (!parent || node.data.trim() === '' || !isSeen(parent, module)) continue
    if (!boxesOf(node).some((box) => touch(box, place))) continue
    const between = layersBetween(parent, media)
    if (between) found.push({ node, parent, between })
  }
  return found
}

/** Text for screen readers is in a box of one pixel that clips it. */
function isSeen(words: Element, module: Element): boolean {
  if (!words.checkVisibility({ visibilityProperty: true })) return false
  for (let element: Element | null = words; element && element !== module; element = element.parentElement) {
    const { width, height } = element.getBoundingClientRect()
    if (Math.min(width, height) <= 1 && getComputedStyle(element).overflow !== 'visible') return false
  }
  return true
}

/** The backgrounds of all elements that contain the text but not the picture; null if one of them is opaque. */
function layersBetween(words: Element, media: Element): Colour[] | null {
  const layers: Colour[] = []
  for (
    let element: Element | null = words;
    element && !element.contains(media);
    element = element.parentElement
  ) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element)
    const colour = colourOf(backgroundColor)
    // Text with its own background, a colour or a gradient, is not on the picture.
    if (colour.a === 1 || backgroundImage !== 'none') return null
    if (colour.a > 0) layers.unshift(colour)
  }
  return layers
}

function boxesOf(node: Text): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(node)
  return [...range.getClientRects()]
}

function touch(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
}

interface Drawn {
  pixels: Pixels
  place: DOMRect
  scale: number
}

/** Large enough to see single letters, small enough for a page with many pictures. */
const LONGEST_SIDE = 600

async function drawn(media: Media): Promise<Drawn | null> {
  const place = media.getBoundingClientRect()
  const source = await sourceOf(media)
  if (!source || place.width === 0 || place.height === 0) return null
  const scale = Math.min(1, LONGEST_SIDE / Math.max(place.width, place.height))
  const [width, height] = [Math.ceil(place.width * scale), Math.ceil(place.height * scale)]
  const canvas = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!canvas) return null
  const { objectFit, objectPosition } = getComputedStyle(media)
  const box = drawnBox(source, { width, height }, objectFit, positionOf(objectPosition))
  canvas.drawImage(source.image, box.x, box.y, box.width, box.height)
  return { pixels: canvas.getImageData(0, 0, width, height), place, scale }
}

async function sourceOf(media: Media) {
  if (media instanceof HTMLVideoElement) {
    const hasFrame = media.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
    if (!media.poster && !hasFrame) return null
    if (!media.poster) return { image: media, width: media.videoWidth, height: media.videoHeight }
  }
  // Loaded again, because the browser has not loaded a picture below the window yet.
  const image = new Image()
  image.src = media instanceof HTMLVideoElement ? media.poster : media.currentSrc || media.src
  try {
    await image.decode()
  } catch {
    return null
  }
  return { image, width: image.naturalWidth, height: image.naturalHeight }
}

/** `30% 70%`, as in computed styles; a position in pixels counts as the middle. */
function positionOf(position: string): [number, number] {
  const [x = 0.5, y = 0.5] = position
    .split(' ')
    .map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : 0.5))
  return [x, y]
}

function scaled(box: DOMRect, { place, scale }: Drawn): Box {
  return {
    ...{ x: (box.left - place.left) * scale, y: (box.top - place.top) * scale },
    ...{ width: box.width * scale, height: box.height * scale },
  }
}

/** Converts any CSS colour with the help of a canvas. */
function colourOf(css: string): Colour {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) return { r: 0, g: 0, b: 0, a: 0 }
  canvas.fillStyle = css
  canvas.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data
  return { r, g, b, a: a / 255 }
}
