import { type FailureCode, failureOf } from '../../../contract/errors.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { TempFile } from '../contract.ts'

/** Sends a file ahead of its form. Not by `call()`: only this old request tells how far it has got. */
export function upload(
  file: File,
  { locale, onProgress, signal }: { locale: Locale; onProgress(part: number): void; signal: AbortSignal },
): Promise<TempFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `/${locale}/api/temp-files/`)
    request.responseType = 'json'
    request.setRequestHeader('Accept', 'application/json')
    request.setRequestHeader('X-CSRFToken', csrfToken())
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status === 200 || request.status === 201) resolve(request.response as TempFile)
      else reject(failureOf(request.status, request.response))
    }
    request.onerror = () => reject(failureOf(503, { code: 'unavailable' satisfies FailureCode }))
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

function csrfToken(): string {
  return /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
}
