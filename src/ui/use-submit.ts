import { useRef, useState } from 'react'
import { type Failure, type FieldMessages, isFailure } from '../contract/errors.ts'

/**
 * The way of every form to the server: one try at a time, what is wrong said at its fields, and any other failure in one
 * place. Nothing of what was filled in is touched.
 */
export function useSubmit() {
  const [isSending, setSending] = useState(false)
  const [wrong, setWrong] = useState<FieldMessages>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const isBusy = useRef(false)

  return {
    isSending,
    /** What is wrong with the answers, by field. */
    wrong,
    /** Why it was not taken, where that is nobody's answer. */
    failure,
    /** Says that somebody is mending a field. */
    clear: (field: string) => setWrong(({ [field]: _mended, ...others }) => others),
    /** Sends, unless something is known to be wrong already; the answer, or undefined where it was not taken. */
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
