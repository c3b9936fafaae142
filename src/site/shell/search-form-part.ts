// A file of its own, so that it can come later: the screen of the search imports the form at once.
export { SearchForm as default } from '../../domains/search/screens/search-form.tsx'
