// A file of its own, because the build names no chunk after one that a screen imports as well.
export { SearchForm } from '../domains/search/screens/search-form.tsx'
