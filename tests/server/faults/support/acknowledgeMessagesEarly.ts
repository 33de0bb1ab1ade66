// Negative control, preloaded into the server: it acknowledges messages and never writes them, as
// a write-behind cache that is killed would.
import { DatabaseFile } from '../../../../src/server/store/databaseFile.ts';

const { prototype } = DatabaseFile;
const run = Reflect.get(prototype, 'run');
const commit = Reflect.get(prototype, 'commit');
let isMessage = false;

prototype.run = function watched(this: DatabaseFile, query) {
  isMessage ||= query.sql.startsWith('insert into "messages"');
  return run.call(this, query) as never;
};
prototype.commit = async function forgetful(this: DatabaseFile) {
  if (isMessage) this.rollback();
  else await commit.call(this);
  isMessage = false;
};
