import { describe, expect, it } from 'vitest'
import { videoAddress, videoFrame } from './video-address.ts'

describe('2 §5 Video URL must be YouTube or Vimeo', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
    ['https://m.youtube.com/watch?t=3&v=aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
    ['http://youtu.be/aqz-KE-bpKQ?si=x', 'youtube', 'aqz-KE-bpKQ'],
    ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'youtube', 'aqz-KE-bpKQ'],
    ['https://vimeo.com/1084537', 'vimeo', '1084537'],
    ['https://vimeo.com/1084537/abcdef0123', 'vimeo', '1084537/abcdef0123'],
    ['https://player.vimeo.com/video/1084537?h=abcdef0123', 'vimeo', '1084537/abcdef0123'],
    ['https://vimeo.com/channels/staffpicks/1084537', 'vimeo', '1084537'],
  ])('%s', (url, provider, id) => {
    const film = videoAddress(url)
    expect(film).toEqual({ provider, id })
    // The frame we build leads to the same film, at an origin the page may frame.
    const frame = videoFrame(film as NonNullable<typeof film>)
    expect(videoAddress(frame)).toEqual(film)
    expect(new URL(frame).origin).toMatch(/^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)$/)
  })

  it.each([
    '',
    'youtube',
    'https://example.org/?https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evilyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'https://user@www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ"onload=x',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'javascript:https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://vimeo.com/abc',
    'https://vimeo.com/1084537/../../evil',
  ])('refuses %j', (url) => {
    expect(videoAddress(url)).toBeNull()
  })
})
