/** Addresses that stood on posters once. */
export const redirects = [
  { oldPath: '/de/spielplan', newPath: '/de/programm' },
  { oldPath: '/en/whats-on', newPath: '/en/events' },
  { oldPath: '/de/anfahrt', newPath: '/de/besuch' },
  { oldPath: '/en/getting-here', newPath: '/en/visit' },
]
