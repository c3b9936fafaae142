import { defineScreen } from '../../ui/screen.ts'
import { pageTexts } from '../text-endpoints.ts'
import { LegalView } from './legal-view.tsx'

export default defineScreen({ load: ({ call }) => call(pageTexts.terms), View: LegalView })
