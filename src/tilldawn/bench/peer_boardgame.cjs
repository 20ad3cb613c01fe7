// boardgame.io as a peer of our server: its server and its own clients, as two processes.
//
// `serve` prints its port. `load PORT MATCHES SECONDS` plays so many matches of two, prints "ready" once all have
// come, begins when it is sent a line, and prints one line of JSON. A move is counted as ours are: from the moment
// it is made until both clients have been told by the server. Its package is found by NODE_PATH.
//
// The state is of the size its examples and ours have when told in full as boardgame.io does (about 2 kB): a board,
// two hands, a deck. It is kept in memory, as boardgame.io does unless given a store.
'use strict'

const { Client } = require('boardgame.io/client')
const { SocketIO } = require('boardgame.io/multiplayer')

const game = {
  name: 'peer',
  setup: () => ({
    board: Array.from({ length: 40 }, (_, at) => ({ at, who: null, worth: at % 7 })),
    hands: { 0: [1, 2, 3, 4, 5], 1: [6, 7, 8, 9, 10] },
    deck: Array.from({ length: 60 }, (_, card) => card),
    moves: 0,
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      client: false, // a client shows what the server says, as our page does
      move: ({ G, playerID }, at) => {
        G.board[at].who = playerID
        const card = G.hands[playerID].shift()
        G.hands[playerID].push(G.deck.shift())
        G.deck.push(card)
        G.moves += 1
      },
    },
  },
}

async function serve() {
  const { Server, Origins } = require('boardgame.io/server')
  const running = await Server({ games: [game], origins: [Origins.LOCALHOST] }).run(0)
  console.log(`port ${running.appServer.address().port}`)
}

function match(server, name, sizes) {
  // Two clients, and a wait until both show a number of moves.
  const seen = [-1, -1]
  let wanted = 0
  let done = null
  const clients = [0, 1].map((seat) => {
    const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'], forceNew: true } })
    const client = Client({ game, multiplayer, matchID: name, playerID: String(seat), debug: false })
    client.subscribe((state) => {
      if (state === null) return
      seen[seat] = state.G.moves
      if (done !== null && seen[0] >= wanted && seen[1] >= wanted) {
        const told = done
        done = null
        told()
      }
    })
    client.start()
    client.transport.socket.on('connect', () =>
      client.transport.socket.io.engine.on('packet', (packet) => {
        if (packet.type === 'message' && packet.data.includes('"update"')) sizes.push(packet.data.length)
      }),
    )
    return client
  })
  const until = (moves) =>
    new Promise((told) => {
      wanted = moves
      if (seen[0] >= moves && seen[1] >= moves) told()
      else done = told
    })
  return { clients, until }
}

async function load(port, count, seconds) {
  const sizes = []
  const matches = []
  for (let at = 0; at < count; at += 1) {
    const one = match(`127.0.0.1:${port}`, `bench-${at}`, sizes)
    await one.until(0)
    matches.push(one)
  }
  console.log('ready')
  await new Promise((go) => process.stdin.once('data', go))
  sizes.length = 0
  const spent = []
  const before = process.cpuUsage()
  const began = performance.now()
  const end = began + seconds * 1000
  const play = async ({ clients, until }) => {
    for (let move = 0; performance.now() < end; move += 1) {
      const at = performance.now()
      clients[move % 2].moves.take(move % 40)
      await until(move + 1)
      spent.push(performance.now() - at)
    }
  }
  await Promise.all(matches.map(play))
  const took = (performance.now() - began) / 1000
  const own = process.cpuUsage(before)
  const figures = JSON.stringify({ took, spent, sizes, own: (own.user + own.system) / 1e6 })
  process.stdout.write(figures + '\n', () => process.exit(0))
}

const [what, ...more] = process.argv.slice(2)
if (what === 'serve') serve()
else load(...more.map(Number))
