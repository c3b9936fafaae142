import { defineScreen } from '../../../ui/screen.ts'
import { loadTeam } from './team/team-data.ts'
import { TeamView } from './team/team-view.tsx'

export default defineScreen({
  load: loadTeam,
  modules: ({ page }) => page?.modules ?? [],
  View: TeamView,
})
