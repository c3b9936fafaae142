import { useEffect, useState } from 'react'
import { fitInto } from '../../contract/image-shapes.ts'
import { currentVisit, useWords } from '../desk/desk.ts'
import panel from '../panels/panel.module.css'
import { pictureSize } from './environment.ts'

interface Size {
  width: number
  height: number
}

/** 2 §3 Self-hosted video: the still picture gets the aspect ratio of the film, which is read from the film. */
export function FilmFit({ file, image }: { file: string; image: number }) {
  const t = useWords()
  const [film, setFilm] = useState<Size | null>(null)
  const [still, setStill] = useState<Size | null>(null)
  useEffect(() => {
    if (!file) return
    let isLate = false
    const video = document.createElement('video')
    video.preload = 'metadata'
    video.onloadedmetadata = () => {
      if (!isLate && video.videoWidth > 0) setFilm({ width: video.videoWidth, height: video.videoHeight })
    }
    video.src = file
    return () => {
      isLate = true
      video.removeAttribute('src')
    }
  }, [file])
  useEffect(() => {
    let isLate = false
    pictureSize(currentVisit(), image).then(
      (size) => !isLate && setStill(size),
      () => {},
    )
    return () => {
      isLate = true
    }
  }, [image])
  const isOther = film && still && fitInto(still, film).lost !== null
  return (
    <p className={panel.hint} role="status">
      {isOther && t.otherRatio(sizeWords(film), sizeWords(still))}
    </p>
  )
}

const sizeWords = ({ width, height }: Size) => `${width} × ${height}`
