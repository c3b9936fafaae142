/** Icons on a grid of 16; their lines are as thick as the letters around them. */
const PATHS = {
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
  drag: 'M6 3v.01M10 3v.01M6 8v.01M10 8v.01M6 13v.01M10 13v.01',
  duplicate: 'M6 6h7v7H6zM3 10V3h7',
  copy: 'M5 5h8v9H5zM3 11V2h8',
  paste: 'M4 3h8v11H4zM6 3V1.5h4V3M8 7v4M6 9l2 2 2-2',
  remove: 'M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5 5 13.5h6l.5-9',
  settings: 'M2.5 5h6M12 5h1.5M2.5 11H4M7.5 11h6M10 3.5v3M5.5 9.5v3',
  outer: 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3',
  undo: 'M5.5 3 2.5 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6',
  redo: 'M10.5 3l3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H10',
  plus: 'M8 3v10M3 8h10',
  close: 'M4 4l8 8M12 4l-8 8',
  history: 'M8 4.5V8l2.5 1.5M3 8a5 5 0 1 0 1.6-3.7M3 2.5V5h2.5',
  outline: 'M3 4h10M5.5 8H13M5.5 12H13',
  bold: 'M5 3h3.5a2.5 2.5 0 0 1 0 5H5zM5 8h4a2.5 2.5 0 0 1 0 5H5z',
  italic: 'M7 3h4M5 13h4M9.2 3 6.8 13',
  link: 'M7 9a2.5 2.5 0 0 0 3.5 0l2-2A2.5 2.5 0 0 0 9 3.5l-.8.8M9 7a2.5 2.5 0 0 0-3.5 0l-2 2A2.5 2.5 0 0 0 7 12.5l.8-.8',
  bulletList: 'M6 4h7M6 8h7M6 12h7M3 4v.01M3 8v.01M3 12v.01',
  orderedList: 'M7 4h6M7 8h6M7 12h6M2.5 3.2 3.5 2.5V6M2.5 10h1.8L2.5 13h2',
  left: 'M3 4h10M3 8h6M3 12h8',
  center: 'M3 4h10M5 8h6M4 12h8',
  right: 'M3 4h10M7 8h6M5 12h8',
  width: 'M2.5 4h11v7h-11zM6 13.5h4',
  translation:
    'M2.5 4h7M6 2.5V4M8 4c-.5 3-2.500 5-5 6M4 6.500c1 2 2.500 3 4.500 3.500M8.500 13.500 11 7.500l2.500 6M9.300 11.500h3.400',
  check: 'M3 8.5 6.5 12 13 4.5',
  help: 'M6 6a2 2 0 1 1 2.7 1.9c-.5.2-.7.5-.7 1.1M8 11.5v.01',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
