/** A form as it was filled in, to be sent once more. */
export function FormFields({ form }: { form: string }) {
  return [...new URLSearchParams(form)].map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}
