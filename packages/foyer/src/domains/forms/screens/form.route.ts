import { defineScreen } from '../../../ui/screen.ts'
import { forms } from '../endpoints.ts'
import { FormView } from './form-view.tsx'

export default defineScreen({
  load: ({ call, params }) => call(forms.detail, { id: Number(params.id) }),
  urls: (form) => form.urls,
  View: FormView,
})
