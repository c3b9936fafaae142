import { useEffect, useState } from 'react'
import {
  cropAddress,
  type Fit,
  fitInto,
  IMAGE_ALIASES,
  type ImageAlias,
} from '../../contract/image-shapes.ts'
import styles from './controls.module.css'
import { useControlStrings, useEnvironment } from './environment.ts'

interface Props {
  of: string
  id: number
  /** The address of any rendition of the picture. */
  picture: string
}

interface Size {
  width: number
  height: number
}

/** 1 §9 Page image aliases: shows what the crops cut off a chosen picture, and lets the editor choose another centre. */
export function PictureFit({ of, id, picture }: Props) {
  const t = useControlStrings()
  const { pictureSize, itemHref } = useEnvironment()
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    let isLate = false
    setSize(null)
    // Without its size there is nothing to compare; the picture can be chosen all the same.
    pictureSize?.(id).then(
      (found) => !isLate && setSize(found),
      () => {},
    )
    return () => {
      isLate = true
    }
  }, [id, pictureSize])
  if (!size) return null
  const aliases = Object.keys(IMAGE_ALIASES) as ImageAlias[]
  return (
    <div className={styles.fit}>
      <ul>
        {aliases.map((alias) => (
          <li key={alias}>
            <img src={cropAddress(picture, alias)} alt="" {...IMAGE_ALIASES[alias]} />
            <span>
              {t[alias]}
              <FitWords fit={fitInto(size, IMAGE_ALIASES[alias])} />
            </span>
          </li>
        ))}
      </ul>
      <a href={itemHref(of, id)} target="_blank" rel="noopener noreferrer">
        {t.chooseCrop}
      </a>
    </div>
  )
}

function FitWords({ fit: { lost, isSoft } }: { fit: Fit }) {
  const t = useControlStrings()
  const words = [lost ? t[lost] : t.fits, isSoft && t.soft].filter(Boolean)
  return <small>{words.join(' · ')}</small>
}
