// Negative control, preloaded into the server: it acknowledges messages and never writes them, as
// a write-behind cache that is killed would.
import { DatabaseFile } from '../../../../src/server/store/databaseFile.ts';

const { prototype } = DatabaseFile;
const prepare = Reflect.get(prototype, 'prepare');
const commit = Reflect.get(prototype, 'commit');
let isMessage = false;

prototype.prepare = function watched(this: DatabaseFile, sql) {
  isMessage ||= sql.startsWith('insert into "messages"');
  return prepare.call(this, sql);
};
prototype.commit = function forgetful(this: DatabaseFile) {
  if (isMessage) this.rollback();
  else commit.call(this);
  isMessage = false;
};
