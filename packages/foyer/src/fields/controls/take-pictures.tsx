import { uploadFailure } from '../../contract/upload-failure.ts'
import { useEnvironment } from './environment.ts'
import type { TakeFile } from './send-each.ts'
import { Upload } from './upload.tsx'

interface Props {
  label: string
  /** How many the field has room for. */
  max: number
  take: TakeFile
  onTaken(id: number): void
}

/** Takes pictures from the editor's machine into the library, where a field names pictures. */
export function TakePictures({ label, max, take, onTaken }: Props) {
  const { locale } = useEnvironment()
  return (
    <Upload
      label={label}
      accept="image/*"
      max={max}
      take={take}
      faultOf={(error, file) => uploadFailure(error, file, 'picture', locale)}
      onTaken={onTaken}
    />
  )
}
