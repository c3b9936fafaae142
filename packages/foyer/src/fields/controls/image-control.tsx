import { useState } from 'react'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { messagesWithin, useControlStrings, useEnvironment } from './environment.ts'
import { Frame } from './frame.tsx'
import { ItemSearch } from './item-search.tsx'
import { PictureFit } from './picture-fit.tsx'
import { TakePictures } from './take-pictures.tsx'
import { useNamedItem } from './use-item-name.ts'

/** A picture of the library: shown, found by words, or uploaded from the editor's computer. */
export function ImageControl({ field, value, onChange, path, messages }: ControlProps) {
  const t = useControlStrings()
  const { itemHref, takePicture } = useEnvironment()
  const id = typeof value === 'number' ? value : null
  const [isReplacing, setReplacing] = useState(false)
  const item = useNamedItem(field.of, id)
  return (
    <Frame
      label={field.label}
      about={field.help}
      required={field.required}
      errors={messagesWithin(messages, path)}
    >
      {(input) =>
        id !== null ? (
          <figure className={styles.picture}>
            {item.picture && <img src={item.picture} alt="" />}
            {item.picture && field.of && <PictureFit of={field.of} id={id} picture={item.picture} />}
            <figcaption className={styles.caption}>
              <a href={field.of && itemHref(field.of, id)} target="_blank" rel="noopener noreferrer">
                {item.title}
              </a>
              <button
                type="button"
                id={input.id}
                className={styles.small}
                aria-label={t.remove(item.title)}
                aria-describedby={input['aria-describedby']}
                onClick={() => {
                  setReplacing(true)
                  onChange(null)
                }}
              >
                ×
              </button>
            </figcaption>
          </figure>
        ) : (
          <div className={styles.choosing}>
            {field.of && (
              <ItemSearch
                of={field.of}
                label={field.label}
                input={input}
                without={[]}
                takesFocus={isReplacing}
                onPick={(found) => onChange(found.id)}
              />
            )}
            {takePicture && (
              <TakePictures label={field.label} take={takePicture} max={1} onTaken={onChange} />
            )}
          </div>
        )
      }
    </Frame>
  )
}
