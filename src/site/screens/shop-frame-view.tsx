import { Head } from '../../ui/head.tsx'

/** The shop fills in what stands between; a heading would be one too many. */
export function ShopFrameView() {
  return (
    <main id="main-content">
      <Head title="Webshop" noindex />
      <div id="webshop-content" />
    </main>
  )
}
