import { defineScreen } from '../../../ui/screen.ts'
import { loadOverview } from './overview-data.ts'
import { OverviewView } from './overview-view.tsx'

export default defineScreen({ load: (args) => loadOverview(args), View: OverviewView })
