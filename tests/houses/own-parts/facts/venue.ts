import { choice, defineFacts, string } from 'openfoyer/facts'

export default defineFacts({
  version: 1,
  fields: { clay: string({ maxLength: 20 }), kiln: choice(['', 'wood', 'gas'], '') },
  strings: {
    clay: { de: 'Ton', en: 'Clay' },
    kiln: { de: 'Ofen', en: 'Kiln' },
    'kiln=': { de: 'Unbekannt', en: 'Unknown' },
    'kiln=wood': { de: 'Holz', en: 'Wood' },
    'kiln=gas': { de: 'Gas', en: 'Gas' },
  },
  public: ['clay'],
  searched: ['clay'],
})
