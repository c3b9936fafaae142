export { DashboardFigures as default } from './dashboard-figures.tsx'
