import { Failure, failureOf } from '../../contract/errors.ts'

/** Sends a large body and reports how much has been sent. `fetch` cannot report this, only `XMLHttpRequest` can. */
export function sendWithProgress(
  method: string,
  url: string,
  { headers, body, signal }: RequestInit,
  onProgress: (part: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    request.responseType = 'json'
    for (const [name, value] of Object.entries({ Accept: 'application/json', ...headers })) {
      request.setRequestHeader(name, value)
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, response } = request
      if (status >= 200 && status < 300) resolve(response)
      else reject(failureOf(status, response))
    }
    request.onerror = () => reject(new Failure('unavailable'))
    request.onabort = () => reject(new Failure('cancelled'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body as XMLHttpRequestBodyInit)
  })
}
