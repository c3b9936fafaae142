import { href } from '../../contract/routes.ts'
import { insight } from '../../domains/insight/endpoints.ts'
import type { LoadArguments, SubmitResult } from '../../ui/screen.ts'

/** The switches of site and shop. The call refuses users without the right. */
export async function submit({
  call,
  form,
  locale,
}: LoadArguments & { form: URLSearchParams }): Promise<SubmitResult<undefined>> {
  const isOn = form.get('to') === 'online'
  const switches = form.get('switch') === 'shop' ? { is_shop_online: isOn } : { is_site_online: isOn }
  await call(insight.switchSite, {}, switches)
  return { redirect: href('cmsHub', locale) }
}
