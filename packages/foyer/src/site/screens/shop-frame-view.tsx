import { Head } from '../../ui/head.tsx'

/** The shop fills the area between header and footer and brings its own heading. */
export function ShopFrameView() {
  return (
    <main id="main-content">
      <Head title="Webshop" noindex />
      <div id="webshop-content" />
    </main>
  )
}
