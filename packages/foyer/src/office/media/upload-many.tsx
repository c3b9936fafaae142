import { uploadFailure } from '../../contract/upload-failure.ts'
import { Upload } from '../../fields/controls/upload.tsx'
import type { ResourceDescription } from '../../fields/description.ts'
import { Link } from '../../ui/link.tsx'
import { changeHref } from '../address.ts'
import { strings } from '../strings.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'
import styles from './media.module.css'

/** Takes any number of files into the library, and leads to each. */
export function UploadMany({ resource, onChanged }: { resource: ResourceDescription; onChanged(): void }) {
  const t = useTexts(strings)
  const { calls, locale } = useOffice()
  const kind = resource.accepts === 'image/*' ? 'picture' : 'film'
  return (
    <div className={styles.many}>
      <Upload
        words={t.upload}
        accept={resource.accepts ?? ''}
        max={Number.POSITIVE_INFINITY}
        take={(file, onProgress, signal) => calls.upload(resource.path, file, onProgress, signal)}
        faultOf={(error, file) => uploadFailure(error, file, kind, locale)}
        onTaken={() => {}}
        onDone={onChanged}
        nameTaken={({ name, id }) =>
          id !== null && <Link to={changeHref(resourceName(resource), id)}>{name}</Link>
        }
      />
    </div>
  )
}
