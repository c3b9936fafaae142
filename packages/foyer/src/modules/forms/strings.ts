import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('modules/forms', {
  name: { de: 'Formular', en: 'Form' },
  help: {
    de: 'Ein Formular bei HubSpot. Unsere eigenen Formulare verlinken Sie.',
    en: 'A form at HubSpot. Link to our own forms instead.',
  },
  hubspot_id: { de: 'HubSpot-Kennung', en: 'HubSpot id' },
  hubspot_id_help: { de: 'Der letzte Teil der Freigabeadresse.', en: 'The last part of the share address.' },
})
