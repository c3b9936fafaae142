import { href } from '../../../contract/routes.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { areaStrings } from '../area-strings.ts'
import { FormFields } from './form-fields.tsx'

/** Shown if the shop did not answer a form: a button sends the form again with everything that was typed. */
export function NotAnswered({ form }: { form: string }) {
  const t = useStrings(areaStrings)
  const locale = useLocale()
  return (
    <div>
      <h1>{t.notAnswered}</h1>
      <p role="status">{t.nothingIsLost}</p>
      <form method="post" className="shop-actions">
        <FormFields form={form} />
        <Button type="submit" look="ticket" className="shop-buy">
          {t.again}
        </Button>
        <ButtonLink to={href('events', locale)} look="outline">
          {t.toProgramme}
        </ButtonLink>
      </form>
    </div>
  )
}
