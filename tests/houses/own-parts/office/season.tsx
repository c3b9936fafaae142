import { definePanel, usePanel } from 'openfoyer/office'

export const panel = definePanel({ title: { de: 'Saison', en: 'Season' }, access: 'admin', place: 'page' })

export default function Season() {
  const { locale } = usePanel()
  if (location.hash === '#broken') throw new Error('on purpose')
  return <p>{locale === 'de' ? 'Die Saison im Überblick.' : 'The season at a glance.'}</p>
}
