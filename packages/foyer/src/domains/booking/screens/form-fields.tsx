/** The values of a form as hidden fields, to send the form again. */
export function FormFields({ form }: { form: string }) {
  return [...new URLSearchParams(form)].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
