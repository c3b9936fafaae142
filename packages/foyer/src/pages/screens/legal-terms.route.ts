import { defineScreen } from '../../ui/screen.ts'
import { pages } from '../endpoints.ts'
import { LegalView } from './legal-view.tsx'

export default defineScreen({ load: ({ call }) => call(pages.terms), View: LegalView })
