import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import type { ShopPage } from '../contract.ts'
import { booking } from '../endpoints.ts'
import { lineStrings } from '../line-strings.ts'
import { FormFields } from './form-fields.tsx'

/**
 * Shown on the shop's own pages at the start of a sale: the place in the line, and the choice as a form to send again.
 * With scripting it is sent automatically; without, with the button. A cookie stores the place in both cases.
 */
export function InLine({ form, ...told }: NonNullable<ShopPage['waiting']>) {
  const t = useStrings(lineStrings)
  const call = useCall()
  const [where, setWhere] = useState(told)
  const again = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (where.is_next) return again.current?.requestSubmit()
    const ask = async () => setWhere(await call(booking.readLine, {}).catch(() => ({ ...where })))
    const timer = setTimeout(ask, where.ask_again_seconds * 1000)
    return () => clearTimeout(timer)
  }, [where, call])
  return (
    <div>
      <h1>{t.headline}</h1>
      <p role="status">{t.ahead(Math.max(0, where.place - 1))}</p>
      <p>{t.why}</p>
      <form ref={again} method="post">
        <FormFields form={form} />
        <Button type="submit" look="ticket" className="shop-buy">
          {t.again}
        </Button>
      </form>
    </div>
  )
}
