### The web server: what it says about tables, seats and links

## Choosing for a new table

lobby-candidate = Prowess { $prowess }, Empathy { $empathy }, Inventory { $inventory }
lobby-packs = Packs
    .hint = House cards and pages that others have made, shuffled in with the rest.
lobby-border = { $border ->
    [red] Red border: choose one
   *[black] Black border: choose two
}

## Refused

error-stale = The table had moved on before this arrived. Nothing was done. This is how it stands now.
error-not-your-seat = This is for { $seat } to decide. Nothing was changed.
error-watching = You are watching this table. Nothing was changed. Ask for the link of a seat to play.
error-table-stuck = The rules have been mended since this table was played: they do not allow its answer { $position }, “{ $answer }”, any more. Nothing has been changed.
error-host-only = Only the host of this table may do that. Nothing was changed.
error-no-chain = There is nothing to put together now. Nothing was changed.
error-chain-incomplete = This choice is not complete, or no longer possible as it was put together. Nothing was changed. Look at the panel again.
error-no-vote = Nobody has asked to go back. Nothing was changed.
error-not-begun = The game has not begun yet. Nothing was changed. Everybody can still come together; then the host begins.
error-not-over = The game is not over yet. Nothing was changed.
error-wrong-key = This private link brings no tables here. It may be incomplete, or from another server. Copy the whole of it and try again.
error-no-seat = This table has no seat { $seat }. Nothing was changed.
error-colour = “{ $colour }” is no colour of a seat. Nothing was changed.
error-pace = “{ $pace }” is no pace. Nothing was changed. Choose one of: { $paces }.
error-wrong-link = This link opens nothing here. It may have been replaced by a newer one. Ask whoever sent it for the present one.
error-no-table = There is no such table on this server. It may have been removed.
error-no-entry = You have no seat at this table. Open the link you were given, or ask for one.
error-too-many-tables = You have laid out { $count } tables within an hour. Nothing was changed. Go on with one of them, or come back later.
error-too-many-connections = This browser has { $count } pages open at tables. Close some of them and load this one again.
error-too-often = This has been asked for too often from where you are. Nothing was changed. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-too-slow = This did not arrive within { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}. Nothing was changed. Try again.
error-busy = The server is busy with other tables just now. Nothing was changed. Try again in a moment.
error-too-many-watchers = As many people as may watch this table ({ $count }) have come already. Nothing was changed. Ask for the link of a seat.
error-metrics = Figures are for whoever runs this server: from the same machine, or with the token of its settings.
error-settings = The settings in { $path } cannot be used ({ $reason }). Nothing was started. tilldawn serve --show-settings prints all of them with their defaults.
error-too-large = This is larger than { $limit } kB. Nothing was changed.
error-message = The server does not understand this message ({ $reason }). Nothing was changed. Load the page again.
error-other-origin = This request comes from another site. Nothing was changed.
error-other-name = This server does not go by the name it was asked for. Whoever runs it sets that name as `public` in its settings.
error-internal = Something went wrong inside Tilldawn. The table is as it was before. Try something else, or go back a step; the server's log has the details.
error-no-cookie = This browser keeps no cookies, so it cannot hold a seat. Nothing was changed. Allow cookies for this address and load the page again.
error-no-rule = There is no rule { $rule } in the rulebooks.
error-no-page = There is nothing at this address.

## The store

error-unsaved = The answer could not be saved, so it was not taken. The table is as it was before. Try again; if that does not help, the server’s log says why.
error-unread = The table could not be read just now. Nothing was changed. Try again; if that does not help, the server’s log says why.
error-store-open = The tables cannot be opened at { $path } ({ $reason }). Nothing was changed. Check the folder and the rights, or set TILLDAWN_DATA to another folder.
error-store-newer = The tables at { $path } were written by a newer Tilldawn (version { $version } of the file; this one knows { $known }). The file is left as it is. Update Tilldawn, or set TILLDAWN_DATA to another folder.
error-store-write = This could not be saved ({ $reason }), so it was not taken. The table is as it was before. Try again; if it goes on, tell whoever runs this server.
error-store-full = The disk is full, so this could not be saved and was not taken. The table is as it was before. Whoever runs this server has to make room on its disk; then try again.
error-store-read = The table could not be read ({ $reason }). Nothing was changed. Try again; if it goes on, tell whoever runs this server.
error-store-gone = This table has been removed. Nothing was changed.
error-store-moved = Somebody else has gone on with this table meanwhile, so this was not taken. Nothing was changed. Load the page again.
error-store-damaged = This table is shut: what is kept of it is not what was written. { $whole } of the { $length } entries of its journal are whole, from the beginning. Nothing was changed. Whoever runs this server can save those to a file: tilldawn store export { $table } FILE
error-store-locked = The tables at { $path } are in use by another server (process { $process }). Nothing was changed. Stop that one first, or give this one another folder with TILLDAWN_DATA.
error-store-lease = Another process of this server has taken over this table. Nothing was changed. Load the page again.
error-store-none = There are no tables at { $path }. Nothing was made.
error-store-reach = The database at { $path } cannot be used ({ $reason }). Nothing was changed. Check that it runs, the address and the rights.
error-store-older = The tables at { $path } were written by an older Tilldawn. Nothing was changed. Start a server of this version on them once; it takes them forward.
error-store-closed = The server is being stopped. Nothing was changed. Try again in a moment.
error-store-address = “{ $address }” is no kind of store. Give postgresql://… or the path of a file.
error-store-notice = A notice to the other processes is longer than { $limit } bytes, or has signs in it that cannot be passed on.
error-store-no-table = There is no table { $table } in this store.
error-store-lost = Of the table { $table } too little is left to make a save file of it. Nothing was changed. A backup may have it.
error-store-not-empty = There are tables in that store already. Nothing was changed. Copy into an empty one.
error-store-itself = { $path } is the store itself. Nothing was changed. Give another file.
error-store-put = { $path } could not be written ({ $reason }). What was there before is still there.

## tilldawn store

store-sound = { $tables ->
    [one] One table is
   *[other] { $tables } tables are
} as written ({ $entries } entries in the journals).
store-unsound = Something is damaged: { $damaged } of { $tables } tables are shut. The others can be played.
store-damaged = { $table }: damaged; { $whole } of { $length } entries are whole. tilldawn store export { $table } FILE saves those.
store-problem = The database says: { $problem }
store-broken = The database itself is damaged, not only a table. Stop the server, put this one aside and put the last backup back; what can still be read of a table, tilldawn store export TABLE FILE saves.
store-backed-up = { $path }: { $tables ->
    [one] one table
   *[other] { $tables } tables
} written.
store-copied = { $tables ->
    [one] One table
   *[other] { $tables } tables
} copied to { $to }.
store-exported = { $table } is in { $path }, whole ({ $entries } entries).
store-exported-part = { $table } is in { $path } as far as it is whole: { $entries } of { $length } entries.
store-exported-rules = { $table } is in { $path } as far as the rules of today allow: { $entries } of { $length } entries.
store-would-expire = { $tables ->
    [0] No table
    [one] One table
   *[other] { $tables } tables
} and { $browsers ->
    [0] no name
    [one] one name
   *[other] { $browsers } names
} would go. Nothing was changed.
store-expired = { $tables ->
    [0] No table
    [one] One table
   *[other] { $tables } tables
} and { $browsers ->
    [0] no name
    [one] one name
   *[other] { $browsers } names
} have gone.

## Serving

serve-ready = Tilldawn is at http://{ $host }:{ $port } (Ctrl+C stops it; everything is saved)
serve-open = Anybody who can reach this machine on port { $port } can lay out tables here; seats are protected by their links. The connection is not encrypted: behind a proxy with TLS is better.
serve-no-page = This Tilldawn was packed without the page of the web table. In a checkout, build it: make page. Installed by pip, install a release (a wheel made by make wheel has the page). The terminal table works meanwhile: tilldawn play
error-processes = { $count } processes cannot be started. Nothing was started. Choose from 1 to { $most }.
error-port = Port { $port } on { $host } cannot be used ({ $reason }). Choose another one: tilldawn serve --port { $other }

## Rulings of Survive Until Daylight one can choose

switch-line-on-reveal = The line forms at once
    .text = Enemies line up when the Assault is revealed, not when WAVE! is accepted.
switch-one-energy-drink = One kind of Energy Drink
    .text = Whoever drinks one chooses whether it gives an attack or a craft.
