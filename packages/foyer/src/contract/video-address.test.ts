import { describe, expect, it } from 'vitest'
import { videoAddress, videoFrame } from './video-address.ts'

const FILM = { provider: 'youtube', id: 'dQw4w9WgXcQ' }

describe('2 §5 Video URL: must be YouTube or Vimeo', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s',
    'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ',
    '  https://YOUTUBE.com/watch?v=dQw4w9WgXcQ ',
  ])('takes the id of %j', (address) => {
    expect(videoAddress(address)).toEqual(FILM)
  })

  it.each([
    ['https://vimeo.com/76979871', { id: '76979871' }],
    ['https://player.vimeo.com/video/76979871?autoplay=1', { id: '76979871' }],
    ['https://vimeo.com/channels/staffpicks/76979871', { id: '76979871' }],
    ['https://vimeo.com/groups/haus-kaskade/videos/76979871', { id: '76979871' }],
    ['https://vimeo.com/album/4321/video/76979871/', { id: '76979871' }],
    ['https://vimeo.com/76979871/8272103f6e', { id: '76979871/8272103f6e' }],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', { id: '76979871/8272103f6e' }],
  ])('takes the id of %j', (address, film) => {
    expect(videoAddress(address)).toEqual({ provider: 'vimeo', ...film })
  })

  it.each([
    '',
    'dQw4w9WgXcQ',
    '//www.youtube.com/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'data:text/html,https://vimeo.com/76979871',
    'https://evil.example/?https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://user:secret@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8443/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload="alert(1)',
    'https://www.youtube.com/watch?v=..%2F..%2Fredirect',
    'https://www.youtube.com/redirect?q=https://evil.example&v=dQw4w9WgXcQ',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/@haus-kaskade',
    'https://vimeo.com/haus-kaskade',
    'https://vimeo.com/76979871x',
    'https://vimeo.com/album/haus/video/76979871',
    'https://vimeo.com/1234567890123456',
    `https://vimeo.com/76979871/${'a'.repeat(41)}`,
  ])('refuses %j', (address) => {
    expect(videoAddress(address)).toBeNull()
  })

  it('drops a hash that is none', () => {
    expect(videoAddress('https://vimeo.com/76979871?h=1%26autoplay=1')).toEqual({
      provider: 'vimeo',
      id: '76979871',
    })
  })
})

describe('the frame of a film', () => {
  it('is at the address that sets the fewest cookies', () => {
    expect(videoFrame({ provider: 'youtube', id: 'dQw4w9WgXcQ' })).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
    )
    expect(videoFrame({ provider: 'vimeo', id: '76979871' })).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1',
    )
    expect(videoFrame({ provider: 'vimeo', id: '76979871/8272103f6e' })).toBe(
      'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
    )
  })
})
