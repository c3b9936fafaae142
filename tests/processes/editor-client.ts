import { LOGINS } from '../support/logins.ts'

export interface Page {
  document: { id: number; version: number }
}

export interface SavedItem {
  id: number
  version: number
}

/** An editor over the network, as a browser would do it. The session outlives the process that issued it. */
export class Editor {
  readonly #headers: Record<string, string>
  address: string

  private constructor(address: string, headers: Record<string, string>) {
    this.address = address
    this.#headers = headers
  }

  static async logIn(address: string): Promise<Editor> {
    const token = cookieOf(await fetch(`${address}/api/user-details`), 'csrftoken')
    const { email, password } = LOGINS.admin
    const answer = await fetch(`${address}/api/user-login`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Cookie: `csrftoken=${token}`,
        'X-CSRFToken': token,
      },
      body: JSON.stringify({ email, password }),
    })
    if (!answer.ok) throw new Error(`Nobody is let in: ${answer.status} ${await answer.text()}`)
    const fresh = cookieOf(answer, 'csrftoken') || token
    const session = cookieOf(answer, 'sessionid')
    return new Editor(address, { Cookie: `csrftoken=${fresh}; sessionid=${session}`, 'X-CSRFToken': fresh })
  }

  get cookies(): string {
    return String(this.#headers.Cookie)
  }

  async get<T>(path: string): Promise<T> {
    return this.#read<T>(path, await fetch(this.address + path, { headers: this.#headers }))
  }

  /** A form is sent as browsers send files. */
  async post<T>(path: string, body: object): Promise<T> {
    const sent =
      body instanceof FormData
        ? { headers: this.#headers, body }
        : { headers: { ...this.#headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    return this.#read<T>(path, await fetch(this.address + path, { method: 'POST', ...sent }))
  }

  async upload<T>(path: string, file: File): Promise<T> {
    const body = new FormData()
    body.set('file', file)
    return this.#read<T>(
      path,
      await fetch(this.address + path, { method: 'POST', headers: this.#headers, body }),
    )
  }

  async remove(path: string): Promise<void> {
    const answer = await fetch(this.address + path, { method: 'DELETE', headers: this.#headers })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }

  /** The page as visitors get it. */
  async text(path: string): Promise<string> {
    return (await fetch(this.address + path)).text()
  }

  async #read<T>(path: string, answer: Response): Promise<T> {
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return (text && JSON.parse(text)) as T
  }
}

function cookieOf(answer: Response, name: string): string {
  const set = answer.headers.getSetCookie().findLast((cookie) => cookie.startsWith(`${name}=`))
  return set?.slice(name.length + 1).split(';', 1)[0] ?? ''
}
