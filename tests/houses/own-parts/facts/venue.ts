import { choice, defineFacts, reference, string } from 'openfoyer/facts'

export default defineFacts({
  version: 1,
  fields: {
    clay: string({ maxLength: 20 }),
    kiln: choice(['', 'wood', 'gas'], ''),
    first_work: reference('house/work'),
  },
  strings: {
    clay: { de: 'Ton', en: 'Clay' },
    kiln: { de: 'Ofen', en: 'Kiln' },
    'kiln=': { de: 'Unbekannt', en: 'Unknown' },
    'kiln=wood': { de: 'Holz', en: 'Wood' },
    'kiln=gas': { de: 'Gas', en: 'Gas' },
    first_work: { de: 'Das erste Werk', en: 'The first work' },
  },
  public: ['clay'],
  searched: ['clay'],
})
