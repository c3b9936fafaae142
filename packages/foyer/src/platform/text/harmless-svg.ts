import { sanitise } from './sanitise.ts'

const SHAPES = ['path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']
const ELEMENTS = [
  'svg',
  'g',
  'defs',
  'title',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  ...SHAPES,
]
const ATTRIBUTES = [
  ...[
    'xmlns',
    'viewBox',
    'width',
    'height',
    'id',
    'd',
    'x',
    'y',
    'x1',
    'x2',
    'y1',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
  ],
  ...[
    'points',
    'transform',
    'fill',
    'fill-rule',
    'fill-opacity',
    'clip-rule',
    'clip-path',
    'opacity',
    'offset',
  ],
  ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-dasharray'],
  ...['stroke-opacity', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'clipPathUnits'],
]
/** No address of anything but a part of the picture itself: `url(#part)`. */
const VALUE = /^(?:url\(#[\w-]+\)|[\w\s.,#%()+:/-]*)$/
const NAMESPACE = 'http://www.w3.org/2000/svg'

/**
 * Keeps shapes, gradients and clips of an SVG, and nothing that could run, load or link: no scripts, styles, foreign objects, uses,
 * images or addresses. Null where no picture is left.
 */
export function harmlessSvg(text: string): string | null {
  const clean = sanitise(text, {
    allowedTags: ELEMENTS,
    allowedAttributes: { '*': ATTRIBUTES },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    parseStyleAttributes: false,
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'foreignObject', 'metadata', 'desc', 'text'],
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: kept(tagName, attribs) }) },
    selfClosing: SHAPES.concat('stop'),
  })?.trim()
  if (!clean?.startsWith('<svg') || !clean.endsWith('</svg>')) return null
  return SHAPES.some((shape) => clean.includes(`<${shape} `)) ? clean : null
}

function kept(tagName: string, attribs: Record<string, string>): Record<string, string> {
  const harmless = Object.entries(attribs).filter(
    ([name, value]) =>
      name !== 'xmlns' && VALUE.test(value) && (value.startsWith('url(#') || !/url\s*\(/i.test(value)),
  )
  return { ...(tagName === 'svg' && { xmlns: NAMESPACE }), ...Object.fromEntries(harmless) }
}
