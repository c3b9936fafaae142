/** Raw HTML as pages show it (3-readings, Texts): balanced code that can stand in the page, or where its own frame is. */
export type HtmlShown = { code: string; frame_url: null } | { code: null; frame_url: string }
