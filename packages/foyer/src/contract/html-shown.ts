/** Raw HTML as pages show it (3-readings, Texts): balanced code that is part of the page, or the address of its frame. */
export type HtmlShown = { code: string; frame_url: null } | { code: null; frame_url: string }
