import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useStrings } from '../../../ui/use-locale.ts'
import type { ShopPage } from '../contract.ts'
import { booking } from '../endpoints.ts'
import { lineStrings } from '../line-strings.ts'

/**
 * What a visitor of the shop's own pages sees at a sale start: the place in the line, and the choice once more, to be sent
 * when the turn has come. With scripting it is sent by itself; without, by the button. The place is kept by a cookie either way.
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
        {[...new URLSearchParams(form)].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" look="ticket">
          {t.again}
        </Button>
      </form>
    </div>
  )
}
