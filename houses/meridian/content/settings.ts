import type { SettingsOf } from 'openfoyer/content'

export const siteSettings: SettingsOf<'site'> = {
  site_name: 'Haus Meridian',
  html_footer_top: {
    code: `<p><strong>Am Meridian 1</strong><br>00010 Kaistadt</p>
<p><a href="tel:+49000555010">+49 000 5550-10</a><br><a href="mailto:post@meridian.example">post@meridian.example</a></p>`,
  },
  html_footer_logos: {
    code: `<ul>
<li><svg viewBox="0 0 168 40" width="168" height="40" role="img" aria-label="Kulturstiftung Flussland"><path d="M2 20c8-12 16-12 24 0s16 12 24 0" fill="none" stroke="currentColor" stroke-width="3"/><text x="58" y="17" fill="currentColor" font-size="13" font-weight="700">Kulturstiftung</text><text x="58" y="33" fill="currentColor" font-size="13">Flussland</text></svg></li>
<li><svg viewBox="0 0 120 40" width="120" height="40" role="img" aria-label="Stadt Kaistadt"><circle cx="18" cy="20" r="15" fill="none" stroke="currentColor" stroke-width="3"/><path d="M18 5v30" stroke="currentColor" stroke-width="3"/><text x="42" y="17" fill="currentColor" font-size="13" font-weight="700">Stadt</text><text x="42" y="33" fill="currentColor" font-size="13">Kaistadt</text></svg></li>
<li><svg viewBox="0 0 156 40" width="156" height="40" role="img" aria-label="Radio Vierundfünfzig"><path d="M2 32V8M12 32V16M22 32V4M32 32V20" stroke="currentColor" stroke-width="4"/><text x="46" y="17" fill="currentColor" font-size="13" font-weight="700">Radio</text><text x="46" y="33" fill="currentColor" font-size="13">Vierundfünfzig</text></svg></li>
</ul>`,
  },
  html_footer_bottom: {
    code: '<p>© Haus Meridian. Ein erfundenes Haus am Fluss · An invented house by the river</p>',
  },
}

export const designSettings: SettingsOf<'design'> = {
  header: {
    logoLink: '',
    basketLink: '/webshop',
    webshopLink: '/webshop',
    favoritesLink: '/de/user/favorites',
  },
  footer: {
    whistleblowerLink: 'https://hinweise.meridian.example/',
    accessibilityLink: { de: '/de/barrierefreiheit', en: '/en/accessibility' },
  },
}
