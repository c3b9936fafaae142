import type { CSSProperties, MouseEvent } from 'react'
import { href } from '../../../contract/routes.ts'
import type { Settings } from '../../../domains/settings/contract.ts'
import type { Navigation } from '../../../pages/contract.ts'
import { houseSlot } from '../../../ui/house-slot.tsx'
import { shellState } from '../../../ui/shell-state.ts'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { CustomHtml } from '../custom-html.tsx'
import { backToTop } from '../sticky/scroll-to-top.ts'
import { FooterLink } from './footer-link.tsx'
import styles from './site-footer.module.css'
import { strings } from './strings.ts'

/** The end of every page (1 §2 Footer): the address of the house, links, and its name. */
export const SiteFooter = houseSlot('footer', OurSiteFooter)

function OurSiteFooter({ nav, settings }: { nav: Navigation; settings: Settings }) {
  const t = useStrings(strings)
  const locale = useLocale()
  const { site_name, html_footer_top, html_footer_logos, html_footer_bottom } = settings
  // The link is already among the legal links.
  const { [locale]: accessibility } = settings.design.footer.accessibilityLink
  const links = nav.footer.filter(({ url }) => url !== accessibility)
  return (
    <footer id="site-footer" className={`${styles.footer} cc02`}>
      <div className={styles.columns}>
        {html_footer_top.code && (
          <div className={styles.address}>
            <CustomHtml block={html_footer_top} title={t.customTop} />
          </div>
        )}
        {links.length > 0 && (
          <nav className={styles.navigation} aria-label={t.navigation}>
            <ul>
              {links.map(({ url, title, lang }) => (
                <FooterLink key={url} to={url} lang={lang}>
                  {title}
                </FooterLink>
              ))}
            </ul>
          </nav>
        )}
        <LegalLinks settings={settings} />
      </div>
      {html_footer_logos.code && (
        <div className={styles.logos}>
          <CustomHtml block={html_footer_logos} title={t.customLogos} />
        </div>
      )}
      {/* biome-ignore lint/a11y/useValidAnchor: without scripting the link is followed */}
      <a href="#main-content" className={styles.top} onClick={goUp}>
        {t.toTop}
      </a>
      <LargeName name={site_name} />
      {html_footer_bottom.code && (
        <div className={styles.bottom}>
          <CustomHtml block={html_footer_bottom} title={t.customBottom} />
        </div>
      )}
    </footer>
  )
}

function goUp(event: MouseEvent): void {
  event.preventDefault()
  backToTop()
}

/** The name as large as the window allows. A house may draw something around it. */
function LargeName({ name }: { name: string }) {
  return (
    <div className={styles.sign} data-part="footer-name" aria-hidden="true">
      <p className={styles.name} style={{ '--letters': Math.max(name.length, 6) } as CSSProperties}>
        {name}
      </p>
    </div>
  )
}

function LegalLinks({ settings: { design } }: { settings: Settings }) {
  const t = useStrings(strings)
  const locale = useLocale()
  const { accessibilityLink, whistleblowerLink } = design.footer
  return (
    <nav className={styles.legal} aria-label={t.legal}>
      <ul>
        <FooterLink to={href('terms', locale)}>{t.terms}</FooterLink>
        <FooterLink to={href('imprint', locale)}>{t.imprint}</FooterLink>
        <FooterLink to={href('privacy', locale)}>{t.privacy}</FooterLink>
        <FooterLink to={accessibilityLink[locale]}>{t.accessibility}</FooterLink>
        <FooterLink to={whistleblowerLink}>{t.whistleblower}</FooterLink>
        <li className={styles.scripted}>
          <button
            type="button"
            className={styles.cookies}
            onClick={() => shellState.set({ isConsentOpen: true })}
          >
            {t.cookies}
          </button>
        </li>
      </ul>
    </nav>
  )
}
