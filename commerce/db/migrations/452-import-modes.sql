-- Archives may also change existing objects only, or delete the objects they name.
alter table office_import drop constraint office_import_mode_check;
alter table office_import add constraint office_import_mode_check
  check (mode in ('merge', 'replace', 'update', 'delete'));
