import { defineTheme } from 'openfoyer/theme'

export default defineTheme({ colours: { page: { ground: 'white', figure: '#111111' } } })
