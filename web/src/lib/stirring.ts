/** Whether a pointer has moved since it was last heard of: a browser tells of one, too, under which only the page has moved. */
export function stirring(): (event: PointerEvent) => boolean {
  let last = { x: -1, y: -1 }
  return ({ clientX: x, clientY: y }) => {
    const stirred = x !== last.x || y !== last.y
    last = { x, y }
    return stirred
  }
}
