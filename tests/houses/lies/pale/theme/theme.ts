import { defineTheme } from 'openfoyer/theme'

export default defineTheme({ colours: { page: { ground: '#ffffff', figure: '#999999' } } })
