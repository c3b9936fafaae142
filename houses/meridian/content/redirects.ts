/** Addresses that were once printed on posters. */
export const redirects = [
  { old_path: '/de/spielplan', new_path: '/de/programm' },
  { old_path: '/en/whats-on', new_path: '/en/events' },
  { old_path: '/de/anfahrt', new_path: '/de/besuch' },
  { old_path: '/en/getting-here', new_path: '/en/visit' },
]
