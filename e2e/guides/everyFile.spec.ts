import { expectStored, faults, pagesWithForm } from '../support/brokenFile.ts';
import { test } from '../support/server.ts';

for (const path of pagesWithForm)
  for (const fault of faults)
    test(`a form of ${path} is stored whichever file of the page ${fault}`, async ({
      browser,
      site,
    }) => {
      await expectStored(browser, site, path, fault, /^\/assets\/|\.json$/);
    });
