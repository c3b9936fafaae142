import { useRef, useState } from 'react'
import { type Failure, type FieldMessages, isFailure } from '../contract/errors.ts'

/**
 * Sends a form to the server: one attempt at a time, errors of fields at the fields, any other failure in one place.
 * The values of the form stay.
 */
export function useSubmit() {
  const [isSending, setSending] = useState(false)
  const [wrong, setWrong] = useState<FieldMessages>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const isBusy = useRef(false)

  return {
    isSending,
    /** The errors of fields, by field. */
    wrong,
    /** The failure, if it does not belong to a field. */
    failure,
    /** Removes the errors of a field when its value changes. */
    clear: (field: string) => setWrong(({ [field]: _mended, ...others }) => others),
    /** Sends, unless errors are known already. Returns the answer, or undefined after a failure. */
    async submit<T>(send: () => Promise<T>, known: FieldMessages = {}): Promise<T | undefined> {
      if (isBusy.current) return
      setWrong(known)
      setFailure(null)
      if (Object.keys(known).length > 0) return
      isBusy.current = true
      setSending(true)
      try {
        return await send()
      } catch (error) {
        if (!isFailure(error)) throw error
        if (error.fields) setWrong(error.fields)
        else setFailure(error)
      } finally {
        isBusy.current = false
        setSending(false)
      }
    },
  }
}
